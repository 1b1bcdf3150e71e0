import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '#src/components/ui/button.tsx';

it('A busy button keeps the focus, and sends its form no second time', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const formWith = (isBusy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Email" />
      <Button type="submit" isBusy={isBusy}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(formWith(false));
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Send' });
  await user.click(button);
  rerender(formWith(true));
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  await user.type(screen.getByLabelText('Email'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});
