import type { PagePath } from '#contract/pages.ts';
import { privacy } from './features/joining/words.ts';
import { passwordHint } from './ui/password-hint.ts';

/**
 * Real forms, so that people and password managers can fill them at once; React starts from what is
 * in them (before-react.ts). Their buttons are none that submit: without the script there is no token.
 */
const name = field('name', 'Name', 'autocomplete="name"');
const email = field('email', 'Email', 'type="email" autocomplete="username"');

const newPassword =
  `<div class="field">` +
  field('password', 'Password', newPasswordType(), passwordHint) +
  `<p class="field-meter"></p></div>` +
  field('password_confirmation', 'Confirm password', newPasswordType());

const remember = `<label class="checkbox"><input type="checkbox" id="remember" name="remember">Remember me</label>`;

export const readyForms: { [Path in PagePath]?: string } = {
  '/login': form(
    'Log in',
    field('email', 'Email', 'type="email" autocomplete="username" autofocus') +
      field('password', 'Password', 'type="password" autocomplete="current-password"') +
      remember,
    link('/forgot-password', 'Forgot your password?') + link('/register', 'Register'),
  ),
  '/register': form(
    'Register',
    `${name}${email}${newPassword}<p class="field-hint">${privacy}</p>`,
    link('/login', 'Already registered? Log in'),
  ),
  '/forgot-password': form('Email Password Reset Link', email, link('/login', 'Back to log in')),
  '/password-reset/$token': form(
    'Reset password',
    email + newPassword,
    link('/forgot-password', 'Link too old? Ask for a new one'),
  ),
  '/set-up/$token': form('Open the account', name + email + newPassword),
};

function form(button: string, fields: string, links = ''): string {
  return (
    `<form class="guest-form">${fields}` +
    `<button type="button" class="button button-primary">${button}</button>` +
    (links && `<p class="guest-links">${links}</p>`) +
    `</form>`
  );
}

function field(id: string, label: string, attributes: string, hint = ''): string {
  return (
    `<div class="field"><div class="field-top">` +
    `<label class="field-label" for="${id}">${label}</label></div>` +
    (hint && `<p class="field-hint">${hint}</p>`) +
    `<input class="field-input" id="${id}" name="${id}" required ${attributes}></div>`
  );
}

function newPasswordType(): string {
  return 'type="password" autocomplete="new-password"';
}

function link(to: string, words: string): string {
  return `<a class="guest-link" href="${to}">${words}</a>`;
}
