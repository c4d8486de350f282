import type { Brought } from '#server/platform/texts.ts';
import { openThread, type Thread } from '#server/platform/thread.ts';
import type { Printed } from './printed.ts';

/** A certificate, and what was translated and reworded of the product's texts in its language. */
export type ToDraw = { printed: Printed } & Pick<Brought, 'wordings' | 'fallback'>;

/** Draws certificates beside the event loop. */
export type Drawing = Thread<ToDraw, Uint8Array>;

export const openDrawing = (): Drawing => openThread(new URL('render-thread.ts', import.meta.url));
