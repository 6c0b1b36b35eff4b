// What is wider than the window. The page hides what sticks out, so its own width does not tell.

import type { Page } from "playwright-core";

/** Elements that stick out at the side, besides those that are not to be seen or can be scrolled to. */
export function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) => !element.closest(".unseen, .skip, [hidden]") && element.checkVisibility();
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/(auto|scroll)/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll("body *")]
      .filter((element) => isSeen(element) && !scrolls(element))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (right > innerWidth + 1 || left < -1);
      })
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} sticks out`);
  });
}
