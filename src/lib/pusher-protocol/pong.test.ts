import { expect, test } from 'vitest';
import { pusherConnection } from './pusher-connection.ts';

const second = 1_000;

test('a client is asked after two minutes of silence, and has half a minute to answer', () => {
  const sent: string[] = [];
  const socket = {
    bufferedAmount: 0,
    send: (text: string) => sent.push(JSON.parse(text).event),
    close: (code: number) => sent.push(`closed with ${code}`),
    terminate: () => undefined,
    on: () => undefined,
  };
  const connection = pusherConnection(socket, {
    id: '1.2',
    channel: 'news',
    now: 0,
    onSubscribed: () => undefined,
  });
  connection.checkActivity(119 * second);
  expect(sent).toEqual([]);
  connection.checkActivity(121 * second);
  expect(sent).toEqual(['pusher:ping']);

  connection.checkActivity(150 * second);
  connection.receive('{"event":"pusher:pong"}', 150 * second);
  connection.checkActivity(269 * second);
  expect(sent).toEqual(['pusher:ping']);

  connection.checkActivity(271 * second);
  connection.checkActivity(302 * second);
  expect(sent).toEqual(['pusher:ping', 'pusher:ping', 'pusher:error', 'closed with 4201']);
});
