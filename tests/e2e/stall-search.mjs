/**
 * Loaded into a whole server under test, its threads included: the thread that answers its searches stands still for as
 * long as the file `SEARCH_STALL` exists, as one does that is busy or hangs.
 */
import { existsSync } from 'node:fs'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'

const { SEARCH_STALL: file } = process.env
if (!isMainThread && file && workerData?.role === 'query') {
  const cell = new Int32Array(new SharedArrayBuffer(4))
  // The first listener there is: what comes is answered by those after it.
  parentPort?.on('message', () => {
    while (existsSync(file)) Atomics.wait(cell, 0, 0, 20)
  })
}
