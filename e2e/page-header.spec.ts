import { expect, test } from './fixtures.ts';

test('on a phone the button to add something stands beside the title of its page', {
  tag: '@narrow',
}, async ({ page, world, logIn }) => {
  const ngaire = await world.person('Ngaire', 'admin');
  // The first page stays in whatever font the machine has; from the second on it is ours.
  await logIn(ngaire);
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const [path, name] of [
      ['/organisations', 'Add organisation'],
      ['/subscriptions', 'Add subscription'],
      ['/users', 'Add user'],
    ] as const) {
      await logIn(ngaire, path);
      const add = await page.getByRole('button', { name }).first().boundingBox();
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      if (!add || !title) throw new Error(`${path} has no title or no button`);
      expect(add.y, `${name} at ${width}`).toBeLessThan(title.y + title.height);
    }
  }
});
