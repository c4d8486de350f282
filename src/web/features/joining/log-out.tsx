import { useNavigate } from '@tanstack/react-router';
import { joiningMessages } from '#messages/accounts/joining.ts';
import { LogOutButton } from '#web/patterns/log-out-button/log-out-button.tsx';

export function LogOut() {
  const navigate = useNavigate();
  return <LogOutButton label={joiningMessages.logOut} onLoggedOut={() => navigate({ to: '/' })} />;
}
