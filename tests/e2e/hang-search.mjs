/**
 * Preloaded into a server under test and its threads: the search thread blocks while the file `SEARCH_STALL` exists, as
 * if it were busy or hanging.
 */
import { existsSync } from 'node:fs'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'

const { SEARCH_STALL: file } = process.env
if (!isMainThread && file && workerData?.role === 'query') {
  const cell = new Int32Array(new SharedArrayBuffer(4))
  const wait = () => {
    while (existsSync(file)) Atomics.wait(cell, 0, 0, 20)
  }
  // Adding our own listener would start the port, and messages before the thread's own listener would be lost.
  const on = parentPort.on.bind(parentPort)
  const waiting = (answer) => (message) => {
    wait()
    answer(message)
  }
  parentPort.on = (event, listener) => on(event, event === 'message' ? waiting(listener) : listener)
}
