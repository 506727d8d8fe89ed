/**
 * Loaded into a whole server under test, its threads included: the thread that answers its searches stands still for as
 * long as the file `SEARCH_STALL` exists, as one does that is busy or hangs.
 */
import { existsSync } from 'node:fs'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'

const { SEARCH_STALL: file } = process.env
if (!isMainThread && file && workerData?.role === 'query') {
  const cell = new Int32Array(new SharedArrayBuffer(4))
  const wait = () => {
    while (existsSync(file)) Atomics.wait(cell, 0, 0, 20)
  }
  // A listener of our own would start the port, and what came before the thread's own listener would be lost.
  const on = parentPort.on.bind(parentPort)
  const waiting = (answer) => (message) => {
    wait()
    answer(message)
  }
  parentPort.on = (event, listener) => on(event, event === 'message' ? waiting(listener) : listener)
}
