import { accountsText } from '#texts/accounts.ts';
import { joiningText } from '#texts/joining.ts';
import { passwordsText } from '#texts/passwords.ts';
import { sharedText } from '#texts/shared.ts';
import type { Text } from '#texts/text.ts';
import type { Pen } from './ready-shell.ts';

/**
 * Real forms, so that people and password managers can fill them at once; React starts from what is
 * in them and sends what was sent before it (before-react.ts). Of themselves they go nowhere, by
 * `method="dialog"`: without the script there is no token.
 */
type Draw = (pen: Pen) => string;

const name = field('name', sharedText.name, 'autocomplete="name"');
const email = field('email', accountsText.email, 'type="email" autocomplete="username"');
const chosen = 'type="password" autocomplete="new-password"';
const newPassword: Draw = (pen) =>
  `<div class="field">` +
  field('password', passwordsText.password, chosen, passwordsText.hint)(pen) +
  `<p class="field-meter"></p></div>` +
  field('password_confirmation', passwordsText.confirm, chosen)(pen);

const remember: Draw = ({ write }) =>
  `<label class="checkbox"><input type="checkbox" id="remember" name="remember">${write(accountsText.rememberMe)}</label>`;

const privacy: Draw = ({ write }) => `<p class="field-hint">${write(joiningText.privacy)}</p>`;

const forms: Record<string, Draw> = {
  '/login': form(
    accountsText.logIn,
    [
      field('email', accountsText.email, 'type="email" autocomplete="username" autofocus'),
      field('password', passwordsText.password, 'type="password" autocomplete="current-password"'),
      remember,
    ],
    link('/forgot-password', accountsText.forgotPassword),
    link('/register', accountsText.register),
  ),
  '/register': form(
    accountsText.register,
    [name, email, newPassword, privacy],
    link('/login', joiningText.alreadyRegistered),
  ),
  '/forgot-password': form(
    joiningText.emailResetLink,
    [email],
    link('/login', joiningText.backToLogIn),
  ),
  '/password-reset/$token': form(
    joiningText.resetPassword,
    [email, newPassword],
    link('/forgot-password', joiningText.linkTooOld),
  ),
  '/set-up/$token': form(joiningText.openAccount, [name, email, newPassword]),
};

export const readyForm = (path: string, pen: Pen): string => forms[path]?.(pen) ?? '';

function form(button: Text, fields: readonly Draw[], ...links: readonly Draw[]): Draw {
  return (pen) =>
    `<form class="guest-form" method="dialog" novalidate>${drawn(fields, pen)}` +
    `<button type="submit" class="button button-primary">${pen.write(button)}</button>` +
    (links.length > 0 ? `<p class="guest-links">${drawn(links, pen)}</p>` : '') +
    `</form>`;
}

const drawn = (parts: readonly Draw[], pen: Pen) => parts.map((draw) => draw(pen)).join('');

function field(id: string, label: Text, attributes: string, hint?: Text): Draw {
  return ({ write }) =>
    `<div class="field"><div class="field-top">` +
    `<label class="field-label" for="${id}">${write(label)}</label></div>` +
    (hint ? `<p class="field-hint">${write(hint)}</p>` : '') +
    `<input class="field-input" id="${id}" name="${id}" required ${attributes}></div>`;
}

function link(to: string, words: Text): Draw {
  return ({ write }) => `<a class="guest-link" href="${to}">${write(words)}</a>`;
}
