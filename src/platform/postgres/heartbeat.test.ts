import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startHeartbeat } from './heartbeat'

/** Answers each query a moment later, from its own thread, which keeps running while this one is blocked. */
const answeringServer = `
const { parentPort } = require('node:worker_threads')
const server = require('node:net').createServer((socket) => {
  socket.on('error', () => undefined)
  socket.on('data', (data) => String(data).includes('mute') || setTimeout(() => socket.write('1'), 100))
})
server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))
`

let worker: Worker
let port = 0
beforeAll(async () => {
  worker = new Worker(answeringServer, { eval: true })
  const [workerPort] = (await once(worker, 'message')) as [number]
  port = workerPort
})
afterAll(async () => {
  await worker.terminate()
})

/** A client whose answers come over a socket, like those of Postgres. */
const createClient = async (question: string) => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const query = async () => {
    socket.write(question)
    await once(socket, 'data')
    return { rows: [{ clock: '1780272000000.5' }] }
  }
  return { client: { query } as unknown as pg.Client, end: () => socket.destroy() }
}

const blockThread = (milliseconds: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

describe('the heartbeat', () => {
  it('[STK-03] a blocked process does not take its own silence for the database’s', async () => {
    const { client, end } = await createClient('clock')
    const deaths: string[] = []
    const clocks: number[] = []
    const heartbeat = startHeartbeat(client, {
      onClock: ({ databaseTime: clock }) => clocks.push(clock),
      onDead: (reason) => deaths.push(reason),
    })
    // The query leaves, and its answer waits in the socket for longer than the database may be silent.
    await sleep(20)
    blockThread(2300)
    expect(clocks).toEqual([])
    await sleep(50)
    heartbeat.stop()
    end()
    expect(deaths).toEqual([])
    expect(clocks).toEqual([1780272000000.5])
  })

  it('[STK-03] a database that does not answer is given up after two seconds, once, and is suspected earlier', async () => {
    const { client, end } = await createClient('mute')
    const deaths: [string, boolean][] = []
    const heartbeat = startHeartbeat(client, {
      onClock: () => undefined,
      onDead: (reason, isSilent) => deaths.push([reason, isSilent]),
    })
    expect(heartbeat.isOverdue()).toBe(false)
    await sleep(900)
    expect([heartbeat.isOverdue(), deaths]).toEqual([true, []])
    await sleep(1500)
    expect(deaths).toEqual([['no response for 2 s', true]])
    expect(heartbeat.isOverdue()).toBe(false)
    end()
  })
})
