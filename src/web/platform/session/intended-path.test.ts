// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { goToIntendedPath, intendedPath } from './intended-path.ts';

function giveCookie(value: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `stepwise_intended=${value}; path=/`;
}
afterEach(() => void goToIntendedPath(() => {}));

test('after the login the browser goes where the cookie says, once', () => {
  const go = vi.fn();
  giveCookie(encodeURIComponent('/verify-email/7/abc?expires=1&signature=2'));

  expect(goToIntendedPath(go)).toBe(true);
  expect(go.mock.calls).toEqual([['/verify-email/7/abc?expires=1&signature=2']]);
  expect(goToIntendedPath(go)).toBe(false);
  expect(go).toHaveBeenCalledOnce();
});

test.each(['https://evil.example/', '//evil.example/x', '/\\evil.example', '/x\\y', 'x', '/a b'])(
  '%j is not followed, and forgotten',
  (path) => {
    const go = vi.fn();
    giveCookie(encodeURIComponent(path));
    expect(intendedPath()).toBeUndefined();
    expect(goToIntendedPath(go)).toBe(false);
    expect(document.cookie).not.toContain('stepwise_intended');
  },
);

test('what cannot be decoded is nothing', () => {
  giveCookie('%E0%A4%A');
  expect(intendedPath()).toBeUndefined();
});
