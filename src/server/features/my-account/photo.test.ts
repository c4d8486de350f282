import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { currentUser } from '#contract/accounts/accounts.ts';
import { hashPassword } from '#server/features/accounts/index.ts';
import { csrfToken } from '#server/platform/http/protection/csrf.ts';
import type { users } from '#server/schema/index.ts';
import { browserOf } from '#testing/browser.ts';
import { newWorld, type World } from '#testing/world.ts';

const password = 'kererū in the kōwhai';
let world: World;
let passwordHash: string;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off', APP_URL: 'http://stepwise.test' });
  passwordHash = await hashPassword(password);
});

async function loggedIn(
  traits: Partial<typeof users.$inferInsert> = {},
  { app, person: join } = world,
) {
  const person = await join('Hana', [], { passwordHash, ...traits });
  const browser = browserOf(app);
  await browser.post('/login', { email: person.email, password });
  const session = browser.cookie('stepwise_session');
  const send = (method: 'PUT' | 'DELETE', payload?: Buffer | string, type = 'image/jpeg') =>
    app.inject({
      method,
      url: '/api/account/photo',
      cookies: { stepwise_session: session },
      headers: {
        'x-xsrf-token': csrfToken(app.dependencies.csrfSecret, session),
        ...(payload !== undefined && { 'content-type': type }),
      },
      ...(payload !== undefined && { payload }),
    });
  const photoPath = async (): Promise<string | undefined> =>
    (await browser.get('/api/user')).json().profile_photo?.replace('http://stepwise.test', '');
  return { person, browser, send, photoPath };
}

const canvas = (width: number, height: number, background = '#0b6157') =>
  sharp({ create: { width, height, channels: 3, background } });

/** As a phone writes it: lying on its side, with where and when it was taken. */
const fromPhone = () =>
  canvas(640, 480)
    .withExif({
      IFD0: { Make: 'Kanaryphone', Copyright: 'Hana' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '41/1 17/1 11/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const sentence = 'This isn’t a picture we can read. Please choose a JPEG, PNG, WebP or GIF.';

test('a photo becomes a small square WebP without anything of place, time or camera', async () => {
  const original = await fromPhone();
  const { exif } = await sharp(original).metadata();
  expect(exif?.toString('latin1')).toContain('Kanaryphone');
  const { browser, send, photoPath } = await loggedIn();

  const answer = await send('PUT', original);
  const photo = await browser.get((await photoPath()) ?? '');

  expect(answer.statusCode).toBe(200);
  expect(answer.json().user.profile_photo).toMatch(/^http:\/\/stepwise\.test\/photos\/[\w-]+$/);
  expect(photo.headers['content-type']).toBe('image/webp');
  expect(photo.headers['x-content-type-options']).toBe('nosniff');
  const stored = await sharp(photo.rawPayload).metadata();
  expect(stored).toMatchObject({ format: 'webp', width: 256, height: 256 });
  for (const trace of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const) {
    expect(stored[trace], trace).toBeUndefined();
  }
  expect(photo.rawPayload.toString('latin1')).not.toMatch(/Kanaryphone|Hana|GPS/);
});

test.each(['png', 'webp', 'gif', 'avif'] as const)('a %s is a picture too', async (format) => {
  const { send } = await loggedIn();
  const file = await canvas(300, 200).toFormat(format).toBuffer();
  expect((await send('PUT', file, `image/${format}`)).statusCode).toBe(200);
});

test('a picture is recognised by its content, not by its name', async () => {
  const { send } = await loggedIn();
  const png = await canvas(10, 10).png().toBuffer();
  expect((await send('PUT', png, 'image/jpeg')).statusCode).toBe(200);
  expect((await send('PUT', png, 'application/pdf')).statusCode).toBe(200);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';

test.each([
  ['an SVG', svg, 'image/svg+xml'],
  ['an SVG called a PNG', svg, 'image/png'],
  ['a text', 'Kia ora', 'text/plain'],
  ['a text called a JPEG', 'Kia ora', 'image/jpeg'],
  ['a PDF', '%PDF-1.7\n1 0 obj<<>>endobj', 'application/pdf'],
  ['a script that begins like a GIF', 'GIF89a/*\u0001*/=1;alert(1)//', 'image/gif'],
  ['nothing', '', 'image/png'],
  ['half a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a]), 'image/jpeg'],
  ['JSON', '{"photo":"x"}', 'application/json'],
  ['a form', 'photo=x', 'application/x-www-form-urlencoded'],
])('%s is refused with a sentence', async (_, file, type) => {
  const { send, photoPath } = await loggedIn();

  const answer = await send('PUT', file, type);

  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({ message: sentence, errors: { photo: [sentence] } });
  expect(await photoPath()).toBeUndefined();
});

test('data hidden behind a picture is not stored with it', async () => {
  const { browser, send, photoPath } = await loggedIn();
  const picture = await canvas(300, 300).jpeg().toBuffer();
  const page = Buffer.from('<script>alert("kanary")</script>PK\u0003\u0004');

  expect((await send('PUT', Buffer.concat([picture, page]))).statusCode).toBe(200);

  const { rawPayload } = await browser.get((await photoPath()) ?? '');
  expect(rawPayload.toString('latin1')).not.toMatch(/script|kanary/);
});

test('five megabytes are the most', async () => {
  const { send } = await loggedIn();
  const picture = await canvas(20, 20).jpeg().toBuffer();
  const filled = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
  const most = 5 * 1024 * 1024;

  expect((await send('PUT', filled(most))).statusCode).toBe(200);
  const over = await send('PUT', filled(most + 1));
  expect(over.statusCode).toBe(413);
  expect(over.json().message).toMatch(/too large/);
});

/** A picture of one pixel whose header says it has many more. */
async function bombOf(width: number, height: number, depth = 8) {
  const bomb = await canvas(1, 1).png().toBuffer();
  // Width, height, bits for each colour and the checksum of the first chunk.
  bomb.writeUInt32BE(width, 16);
  bomb.writeUInt32BE(height, 20);
  bomb.writeUInt8(depth, 24);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  expect(await sharp(bomb).metadata()).toMatchObject({ width, height });
  return bomb;
}

const tooLarge =
  'This picture is too large. Please make it smaller: at most 25 million pixels, or 4 million as AVIF.';

test.each([
  ['more than 25 million pixels', 5_000, 5_001, 8],
  ['100 million', 10_000, 10_000, 8],
  ['half as many of twice the depth', 5_000, 2_501, 16],
])('%s, in however few bytes, are refused by what the file says of itself', async (_, ...of) => {
  const { send } = await loggedIn();
  const { errors } = (await send('PUT', await bombOf(...of), 'image/png')).json();
  expect(errors).toEqual({ photo: [tooLarge] });
});

test('25 million pixels are decoded, as many of AVIF are not', async () => {
  const { send } = await loggedIn();
  const [jpeg, avif] = [
    await canvas(5_000, 5_000).jpeg({ quality: 1 }).toBuffer(),
    await canvas(64, 64).avif({ effort: 0 }).toBuffer(),
  ];
  // Its width and height, in the box that holds them.
  for (const at of [8, 12]) avif.writeUInt32BE(2_100, avif.indexOf('ispe') + at);
  expect((await send('PUT', jpeg)).statusCode).toBe(200);
  expect((await send('PUT', avif)).json().errors).toEqual({ photo: [tooLarge] });
});

test('of pictures sent at once, one is decoded at a time', async () => {
  const { send } = await loggedIn();
  const picture = await canvas(800, 800).jpeg().toBuffer();
  await send('PUT', picture);
  let most = 0;
  // Not their sum: a picture on its way from the one to the other is counted in both.
  const look = () => {
    const { queue, process } = sharp.counters();
    most = Math.max(most, queue, process);
  };
  sharp.queue.on('change', look);

  const answers = await Promise.all(Array.from({ length: 12 }, () => send('PUT', picture)));
  sharp.queue.off('change', look);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
  expect(most).toBe(1);
  // Nothing unpacked is kept, and no picture has more than one processor.
  expect(sharp.cache()).toMatchObject({ memory: { max: 0 }, items: { max: 0 } });
  expect(sharp.concurrency()).toBe(1);
});

test('somebody who has not verified their e-mail can set no photo', async () => {
  const { send } = await loggedIn({ emailVerifiedAt: null });
  const answer = await send('PUT', await canvas(10, 10).png().toBuffer());
  expect(answer.statusCode).toBe(409);
});

test('an account sets ten photos a minute, another at the same address its own', async () => {
  const strict = await newWorld({ APP_URL: 'http://stepwise.test' });
  const join = async () => {
    const { send } = await loggedIn({}, strict);
    return async () => {
      const { statusCode, headers } = await send('PUT', 'Kia ora', 'image/png');
      return [statusCode, headers['retry-after'] !== undefined];
    };
  };
  const [first, second] = [await join(), await join()];
  for (let time = 0; time < 10; time += 1) expect(await first()).toEqual([422, false]);

  expect(await first()).toEqual([429, true]);
  expect(await second()).toEqual([422, false]);
});

test('others who are logged in see a photo, a visitor does not', async () => {
  const { send, photoPath } = await loggedIn();
  await send('PUT', await fromPhone());
  const path = (await photoPath()) ?? '';
  const viewer = await loggedIn();

  const photo = await viewer.browser.get(path);
  expect(photo.statusCode).toBe(200);
  expect(photo.headers['cache-control']).toBe('private, max-age=300');
  expect((await browserOf(world.app).get(path)).statusCode).toBe(401);
  expect((await viewer.browser.get(`${path}x`)).statusCode).toBe(404);
  expect((await viewer.browser.get(`/photos/${viewer.person.uuid}`)).statusCode).toBe(404);
});

test('a photo that was replaced or removed is gone from its address', async () => {
  const { browser, send, photoPath, person } = await loggedIn();
  await send('PUT', await fromPhone());
  const first = (await photoPath()) ?? '';
  await send('PUT', await fromPhone());
  const second = (await photoPath()) ?? '';

  expect(second).not.toBe(first);
  expect((await browser.get(first)).statusCode).toBe(404);

  expect((await send('DELETE')).json().user.profile_photo).toBeNull();
  expect((await browser.get(second)).statusCode).toBe(404);
  expect((await world.as(person)(currentUser, {})).reply.profile_photo).toBeNull();
});
