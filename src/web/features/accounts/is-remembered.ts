/** The box of the form for the password, which holds for other ways to log in as well. */
export function isRemembered(): boolean {
  const box = document.getElementById('remember');
  return box instanceof HTMLInputElement && box.checked;
}
