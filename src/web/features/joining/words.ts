/** Also in the server's ready HTML (ready-forms.ts), so that nothing moves when React takes over. */
export const privacy =
  'We store your name and email address to open your account and to write to you about it. As the Privacy Act 2020 asks, “My account” shows you all that is stored about you, to read and to download.';
