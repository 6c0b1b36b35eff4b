/* A disk that forgets, loaded before the C library into a process that is to be killed.
 *
 * What the process writes to the database file named by UNFLUSHED, its -wal or its -journal is held in memory until
 * the file is flushed, as a disk's cache holds it until the power goes. The process itself reads what it wrote. Of the
 * held writes some reach the file at once, any of them, as on a disk: UNFLUSHED_LEAK of a hundred.
 *
 * The names of files are not held: what is created or deleted is so at once.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define FILES 64
#define DESCRIPTORS 1024

/* The file as the process sees it; on the disk is what it was at the last flush, and what leaked. */
struct held {
    dev_t device;
    ino_t inode;
    int descriptors;
    char *bytes;
    size_t length, room;
    /* Where it was written since the last flush. */
    size_t dirty_from, dirty_to;
};

static struct held files[FILES];
static struct held *held_by[DESCRIPTORS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(result, name, ...)                                                                                        \
    static result (*real_##name)(__VA_ARGS__);                                                                         \
    if (!real_##name) real_##name = (result(*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name)

static ssize_t real_write_at(int fd, const void *bytes, size_t count, off_t at) {
    REAL(ssize_t, pwrite64, int, const void *, size_t, off_t);
    return real_pwrite64(fd, bytes, count, at);
}

static int is_held(const char *path) {
    const char *database = getenv("UNFLUSHED");
    if (!database || !path || strncmp(path, database, strlen(database))) return 0;
    const char *ending = path + strlen(database);
    return !*ending || !strcmp(ending, "-wal") || !strcmp(ending, "-journal");
}

static struct held *of(int fd) {
    return fd >= 0 && fd < DESCRIPTORS ? held_by[fd] : NULL;
}

static void soil(struct held *file, size_t from, size_t to) {
    if (from < file->dirty_from) file->dirty_from = from;
    if (to > file->dirty_to) file->dirty_to = to;
}

static void resize(struct held *file, size_t length) {
    if (length > file->room) {
        file->room = length * 2;
        file->bytes = realloc(file->bytes, file->room);
        if (!file->bytes) abort();
    }
    if (length > file->length) {
        memset(file->bytes + file->length, 0, length - file->length);
        soil(file, file->length, length);
    }
    file->length = length;
}

/* Begins to hold a file that was opened. */
static int hold(int fd, const char *path) {
    struct stat stat;
    if (fd < 0 || !is_held(path)) return fd;
    REAL(int, fstat, int, struct stat *);
    if (fd >= DESCRIPTORS || real_fstat(fd, &stat)) abort();
    pthread_mutex_lock(&lock);
    struct held *file = NULL;
    for (int i = 0; i < FILES && !file; i++)
        if (files[i].descriptors && files[i].device == stat.st_dev && files[i].inode == stat.st_ino) file = &files[i];
    for (int i = 0; i < FILES && !file; i++)
        if (!files[i].descriptors) {
            file = &files[i];
            file->device = stat.st_dev, file->inode = stat.st_ino, file->length = 0;
            resize(file, stat.st_size);
            file->dirty_from = SIZE_MAX, file->dirty_to = 0;
            /* It may have been opened to be written to alone. */
            REAL(int, open, const char *, int, ...);
            REAL(ssize_t, pread64, int, void *, size_t, off_t);
            REAL(int, close, int);
            int reading = real_open(path, O_RDONLY);
            if (real_pread64(reading, file->bytes, stat.st_size, 0) != stat.st_size) abort();
            real_close(reading);
        }
    if (!file) abort();
    file->descriptors++;
    held_by[fd] = file;
    pthread_mutex_unlock(&lock);
    return fd;
}

#define OPEN(name)                                                                                                     \
    int name(const char *path, int flags, ...) {                                                                       \
        va_list rest;                                                                                                  \
        va_start(rest, flags);                                                                                         \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;                                        \
        va_end(rest);                                                                                                  \
        REAL(int, name, const char *, int, ...);                                                                       \
        return hold(real_##name(path, flags, mode), path);                                                             \
    }
OPEN(open)
OPEN(open64)

int close(int fd) {
    REAL(int, close, int);
    pthread_mutex_lock(&lock);
    struct held *file = of(fd);
    if (file) {
        held_by[fd] = NULL;
        /* After the last one, what was not flushed is lost even without a kill: stricter than a disk. */
        file->descriptors--;
    }
    pthread_mutex_unlock(&lock);
    return real_close(fd);
}

static ssize_t read_held(struct held *file, void *into, size_t count, off_t at) {
    if ((size_t)at >= file->length) return 0;
    if (count > file->length - at) count = file->length - at;
    memcpy(into, file->bytes + at, count);
    return count;
}

static ssize_t write_held(struct held *file, int fd, const void *from, size_t count, off_t at) {
    static unsigned seed;
    const char *leak = getenv("UNFLUSHED_LEAK");
    if (!seed) seed = getpid();
    if (at + count > file->length) resize(file, at + count);
    memcpy(file->bytes + at, from, count);
    soil(file, at, at + count);
    if (leak && rand_r(&seed) % 100 < atoi(leak)) real_write_at(fd, from, count, at);
    return count;
}

#define AT(name, real, bytes, act)                                                                                     \
    ssize_t name(int fd, bytes, size_t count, off_t at) {                                                              \
        pthread_mutex_lock(&lock);                                                                                     \
        struct held *file = of(fd);                                                                                    \
        ssize_t done = file ? (act) : 0;                                                                               \
        pthread_mutex_unlock(&lock);                                                                                   \
        if (file) return done;                                                                                         \
        REAL(ssize_t, real, int, bytes, size_t, off_t);                                                                \
        return real_##real(fd, buffer, count, at);                                                                     \
    }
AT(pread, pread64, void *buffer, read_held(file, buffer, count, at))
AT(pread64, pread64, void *buffer, read_held(file, buffer, count, at))
AT(pwrite, pwrite64, const void *buffer, write_held(file, fd, buffer, count, at))
AT(pwrite64, pwrite64, const void *buffer, write_held(file, fd, buffer, count, at))

/* The place in the file is the system's own, which holds past a file's end as well. */
#define HERE(name, bytes, act)                                                                                         \
    ssize_t name(int fd, bytes, size_t count) {                                                                        \
        pthread_mutex_lock(&lock);                                                                                     \
        struct held *file = of(fd);                                                                                    \
        ssize_t done = 0;                                                                                              \
        if (file) {                                                                                                    \
            off_t at = lseek(fd, 0, SEEK_CUR);                                                                         \
            done = (act);                                                                                              \
            lseek(fd, done, SEEK_CUR);                                                                                 \
        }                                                                                                              \
        pthread_mutex_unlock(&lock);                                                                                   \
        if (file) return done;                                                                                         \
        REAL(ssize_t, name, int, bytes, size_t);                                                                       \
        return real_##name(fd, buffer, count);                                                                         \
    }
HERE(read, void *buffer, read_held(file, buffer, count, at))
HERE(write, const void *buffer, write_held(file, fd, buffer, count, at))

#define TRUNCATE(name)                                                                                                 \
    int name(int fd, off_t length) {                                                                                   \
        pthread_mutex_lock(&lock);                                                                                     \
        struct held *file = of(fd);                                                                                    \
        if (file) resize(file, length);                                                                                \
        pthread_mutex_unlock(&lock);                                                                                   \
        if (file) return 0;                                                                                            \
        REAL(int, name, int, off_t);                                                                                   \
        return real_##name(fd, length);                                                                                \
    }
TRUNCATE(ftruncate)
TRUNCATE(ftruncate64)

static int flush(int fd, struct held *file) {
    size_t end = file->dirty_to < file->length ? file->dirty_to : file->length;
    for (size_t done = file->dirty_from; done < end;) {
        ssize_t count = real_write_at(fd, file->bytes + done, end - done, done);
        if (count <= 0) return -1;
        done += count;
    }
    file->dirty_from = SIZE_MAX, file->dirty_to = 0;
    REAL(int, ftruncate64, int, off_t);
    return real_ftruncate64(fd, file->length);
}

#define FLUSH(name)                                                                                                    \
    int name(int fd) {                                                                                                 \
        pthread_mutex_lock(&lock);                                                                                     \
        struct held *file = of(fd);                                                                                    \
        int done = file ? flush(fd, file) : 0;                                                                         \
        pthread_mutex_unlock(&lock);                                                                                   \
        if (file) return done;                                                                                         \
        REAL(int, name, int);                                                                                          \
        return real_##name(fd);                                                                                        \
    }
FLUSH(fsync)
FLUSH(fdatasync)

/* SQLite asks how long a file is, by its descriptor and by its name. */
static void size(dev_t device, ino_t inode, off_t *length) {
    pthread_mutex_lock(&lock);
    for (int i = 0; i < FILES; i++)
        if (files[i].descriptors && files[i].device == device && files[i].inode == inode) *length = files[i].length;
    pthread_mutex_unlock(&lock);
}

#define STAT(name, kind, what)                                                                                         \
    int name(what, struct kind *answer) {                                                                              \
        REAL(int, name, what, struct kind *);                                                                          \
        int result = real_##name(asked, answer);                                                                       \
        if (!result) size(answer->st_dev, answer->st_ino, &answer->st_size);                                           \
        return result;                                                                                                 \
    }
STAT(fstat, stat, int asked)
STAT(fstat64, stat64, int asked)
STAT(stat, stat, const char *restrict asked)
STAT(stat64, stat64, const char *restrict asked)
