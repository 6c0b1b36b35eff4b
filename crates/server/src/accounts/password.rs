//! Passwords: Argon2id with the crate's recommended parameters, a few at a time.

use argon2::{
    Argon2,
    password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash},
};
use dublet_rules::deal::Bytes32;
use tokio::{sync::Semaphore, task::spawn_blocking};

/// A hash takes 19 MiB and a core for a while: more at once would slow down the games.
const AT_ONCE: usize = 2;

/// Why something is no password.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadPassword {
    /// Easily guessed.
    #[error("a password has at least {min} characters", min = Passwords::SHORTEST)]
    TooShort,
    /// Costly to read.
    #[error("a password has at most {max} characters", max = Passwords::LONGEST)]
    TooLong,
}

/// Hashes passwords and checks them.
pub struct Passwords {
    free: Semaphore,
    /// Checked against where there is no password, so that the time taken does not tell who has one.
    nobody: String,
}

impl Passwords {
    /// Characters at least.
    pub const SHORTEST: usize = 8;
    /// Characters at most.
    pub const LONGEST: usize = 256;

    /// Takes a moment: it makes a hash that no password has.
    pub fn new(bytes: Bytes32) -> Self {
        Self { free: Semaphore::new(AT_ONCE), nobody: hash(&bytes, &bytes) }
    }

    /// Whether it can be a password: by length only, whatever is in it.
    ///
    /// # Errors
    /// When it is too short or too long.
    pub fn check(password: &str) -> Result<(), BadPassword> {
        match password.chars().count() {
            count if count < Self::SHORTEST => Err(BadPassword::TooShort),
            count if count > Self::LONGEST => Err(BadPassword::TooLong),
            _ => Ok(()),
        }
    }

    /// The hash to keep, in PHC form.
    ///
    /// # Panics
    /// Never: hashing does not fail on bytes of these lengths.
    pub async fn hash(&self, password: String, salt: Bytes32) -> String {
        let _turn = self.free.acquire().await;
        let hashing = spawn_blocking(move || hash(password.as_bytes(), &salt));
        hashing.await.expect("hashing does not panic")
    }

    /// Whether a password is the one a hash was kept of; the same work when none was.
    ///
    /// # Panics
    /// Never: checking does not fail.
    pub async fn matches(&self, password: String, kept: Option<String>) -> bool {
        let there_is_one = kept.is_some();
        let kept = kept.unwrap_or_else(|| self.nobody.clone());
        let _turn = self.free.acquire().await;
        let checking = spawn_blocking(move || matches(password.as_bytes(), &kept));
        checking.await.expect("checking does not panic") && there_is_one
    }
}

fn hash(password: &[u8], salt: &Bytes32) -> String {
    let salt = &salt[..argon2::RECOMMENDED_SALT_LEN];
    let hash: PasswordHash =
        Argon2::default().hash_password_with_salt(password, salt).expect("lengths are right");
    hash.to_string()
}

fn matches(password: &[u8], kept: &str) -> bool {
    PasswordHash::new(kept)
        .is_ok_and(|kept| Argon2::default().verify_password(password, &kept).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_known_again_and_nobody_has_none() {
        let passwords = Passwords::new([7; 32]);
        let kept = passwords.hash("correct horse".to_owned(), [1; 32]).await;
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert!(passwords.matches("correct horse".to_owned(), Some(kept.clone())).await);
        assert!(!passwords.matches("correct horsf".to_owned(), Some(kept)).await);
        assert!(!passwords.matches("correct horse".to_owned(), None).await);
    }

    #[test]
    fn only_the_length_of_a_password_counts() {
        assert_eq!(Passwords::check("ąęśćżźń"), Err(BadPassword::TooShort));
        assert_eq!(Passwords::check("ąęśćżźńó"), Ok(()));
        assert_eq!(Passwords::check(&"x".repeat(257)), Err(BadPassword::TooLong));
    }
}
