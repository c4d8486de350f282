import { liveChannel } from '#contract/live.ts';

/** An open page: when it was told of changes. It connects again when it has lost its connection. */
export function openPage(opened: AsyncDisposableStack, origin: string) {
  const heard: number[] = [];
  let isOver = false;
  let socket: WebSocket;
  function connect() {
    socket = new WebSocket(`${origin.replace('http', 'ws')}/app/stepwise?protocol=7`);
    socket.addEventListener('message', ({ data }) => {
      const { event } = JSON.parse(String(data));
      if (event === 'pusher:connection_established') socket.send(subscribe);
      if (event === 'changed') heard.push(performance.now());
    });
    socket.addEventListener('close', () => {
      if (!isOver) setTimeout(connect, 500);
    });
  }
  connect();
  opened.defer(async () => {
    isOver = true;
    socket.close();
  });
  return {
    /** Milliseconds from then until it was told of the next change; NaN if never. */
    heardAfter: (then: number) => (heard.find((at) => at >= then) ?? Number.NaN) - then,
  };
}

const subscribe = JSON.stringify({
  event: 'pusher:subscribe',
  data: { auth: '', channel: liveChannel },
});
