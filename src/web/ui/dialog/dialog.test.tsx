// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { stubBrowserApis } from '#web/app.test-support.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from './dialog.tsx';

beforeEach(stubBrowserApis);

function WithVanishingButton() {
  const [isThere, setThere] = useState(true);
  return (
    <Dialog
      open
      title="Give a role"
      onClose={() => undefined}
      footer={isThere && <Button onClick={() => setThere(false)}>Confirm</Button>}
    >
      <input aria-label="Which" />
    </Dialog>
  );
}

test('when the button that was pressed goes, the focus stays in the dialog', async () => {
  render(<WithVanishingButton />);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));

  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Give a role' }));
});
