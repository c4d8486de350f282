import type { HtmlRenderer } from '#contract/pages/first-paint.ts';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { accountsMessages } from '#messages/accounts/accounts.ts';
import { joiningMessages } from '#messages/accounts/joining.ts';
import { passwordsMessages } from '#messages/accounts/passwords.ts';
import { sharedMessages } from '#messages/shared/shared.ts';

/**
 * Real forms, so that people and password managers can fill them at once; React starts from what is
 * in them and sends what was sent before it (pre-hydration-queue.ts). Of themselves they go nowhere, by
 * `method="dialog"`: without the script there is no token.
 */
type Draw = (pen: HtmlRenderer) => string;

const name = field('name', sharedMessages.name, 'autocomplete="name"');
const email = field('email', accountsMessages.email, 'type="email" autocomplete="username"');
const chosen = 'type="password" autocomplete="new-password"';
const newPassword: Draw = (pen) =>
  `<div class="field">` +
  field('password', passwordsMessages.password, chosen, passwordsMessages.hint)(pen) +
  `<p class="field-meter"></p></div>` +
  field('password_confirmation', passwordsMessages.confirm, chosen)(pen);

const remember: Draw = ({ write }) =>
  `<label class="checkbox"><input type="checkbox" id="remember" name="remember">${write(accountsMessages.rememberMe)}</label>`;

const privacy: Draw = ({ write }) => `<p class="field-hint">${write(joiningMessages.privacy)}</p>`;

const forms: Record<string, Draw> = {
  '/login': form(
    accountsMessages.logIn,
    [
      field('email', accountsMessages.email, 'type="email" autocomplete="username" autofocus'),
      field(
        'password',
        passwordsMessages.password,
        'type="password" autocomplete="current-password"',
      ),
      remember,
    ],
    link('/forgot-password', accountsMessages.forgotPassword),
    link('/register', accountsMessages.register),
  ),
  '/register': form(
    accountsMessages.register,
    [name, email, newPassword, privacy],
    link('/login', joiningMessages.alreadyRegistered),
  ),
  '/forgot-password': form(
    joiningMessages.emailResetLink,
    [email],
    link('/login', joiningMessages.backToLogIn),
  ),
  '/password-reset/$token': form(
    joiningMessages.resetPassword,
    [email, newPassword],
    link('/forgot-password', joiningMessages.linkTooOld),
  ),
  '/set-up/$token': form(joiningMessages.openAccount, [name, email, newPassword]),
};

export const readyForm = (path: string, pen: HtmlRenderer): string => forms[path]?.(pen) ?? '';

function form(button: MessageDescriptor, fields: readonly Draw[], ...links: readonly Draw[]): Draw {
  return (pen) =>
    `<form class="guest-form" method="dialog" novalidate>${drawn(fields, pen)}` +
    `<button type="submit" class="button button-primary">${pen.write(button)}</button>` +
    (links.length > 0 ? `<p class="guest-links">${drawn(links, pen)}</p>` : '') +
    `</form>`;
}

const drawn = (parts: readonly Draw[], pen: HtmlRenderer) =>
  parts.map((draw) => draw(pen)).join('');

function field(
  id: string,
  label: MessageDescriptor,
  attributes: string,
  hint?: MessageDescriptor,
): Draw {
  return ({ write }) =>
    `<div class="field"><div class="field-top">` +
    `<label class="field-label" for="${id}">${write(label)}</label></div>` +
    (hint ? `<p class="field-hint">${write(hint)}</p>` : '') +
    `<input class="field-input" id="${id}" name="${id}" required ${attributes}></div>`;
}

function link(to: string, words: MessageDescriptor): Draw {
  return ({ write }) => `<a class="guest-link" href="${to}">${write(words)}</a>`;
}
