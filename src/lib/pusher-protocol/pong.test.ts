import { expect, test } from 'vitest';
import { pusherConnection } from './pusher-connection.ts';

const second = 1_000;

test('a client is asked after two minutes of silence, and has half a minute to answer', () => {
  const said: string[] = [];
  const wire = {
    bufferedAmount: 0,
    send: (text: string) => said.push(JSON.parse(text).event),
    close: (code: number) => said.push(`closed with ${code}`),
    terminate: () => undefined,
    on: () => undefined,
  };
  const talk = pusherConnection(wire, {
    id: '1.2',
    channel: 'news',
    now: 0,
    onSubscribed: () => undefined,
  });
  talk.checkOn(119 * second);
  expect(said).toEqual([]);
  talk.checkOn(121 * second);
  expect(said).toEqual(['pusher:ping']);

  talk.checkOn(150 * second);
  talk.hear('{"event":"pusher:pong"}', 150 * second);
  talk.checkOn(269 * second);
  expect(said).toEqual(['pusher:ping']);

  talk.checkOn(271 * second);
  talk.checkOn(302 * second);
  expect(said).toEqual(['pusher:ping', 'pusher:ping', 'pusher:error', 'closed with 4201']);
});
