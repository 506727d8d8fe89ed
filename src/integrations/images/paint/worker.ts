import { parentPort, workerData } from 'node:worker_threads'
import type { PaintAnswer, PaintCall, PaintSetup } from './messages'
import { createPainter } from './painter'

/**
 * Entry of the painting thread, bundled separately as one `.mjs`. An error with one image is returned as its result.
 */
const paint = createPainter((workerData as PaintSetup).lightBytes)

const answerTo = ({ id, wanted }: PaintCall): PaintAnswer => {
  try {
    return { id, painted: paint(wanted) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (call: PaintCall) => {
  const answer = answerTo(call)
  parentPort?.postMessage(answer, 'painted' in answer ? [answer.painted.pixels.buffer as ArrayBuffer] : [])
})
