import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { inRoot } from './paths.mjs'
import { isAlive } from './processes.mjs'

/** A zombie still has a process id, so its state is read as well. */
const isRunning = (pid: number): boolean => {
  if (!isAlive(pid)) return false
  if (!existsSync('/proc/self/stat')) return true
  const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : ''
  return stat !== '' && !/\) [ZX] /.test(stat)
}

/** Script of a tool that starts a child, prints both process ids, and runs `onInterrupt` on SIGINT. */
const toolScript = (onInterrupt: string): string => `
const child = require('node:child_process').spawn(process.execPath, ['-e', 'process.on("SIGINT", () => {}); setInterval(() => {}, 1000)'])
process.on('SIGINT', () => { ${onInterrupt} })
console.log(process.pid + ' ' + child.pid)
setInterval(() => {}, 1000)`

/** Script of a command that exits with 7 after its tool ended, unless it is interrupted. */
const commandScript = (onInterrupt: string, graceMs: number): string => `
import { codeOf, endWithSignals, spawnGroup } from ${JSON.stringify(pathToFileURL(inRoot('scripts/lib/process-groups.mjs')).href)}
endWithSignals(() => {}, { interrupt: ${graceMs}, terminate: ${graceMs} })
await codeOf(spawnGroup(process.execPath, ['-e', ${JSON.stringify(toolScript(onInterrupt))}], { stdio: ['ignore', 'inherit', 'inherit'] }))
process.exit(7)`

const ONE_HOUR_MS = 3_600_000

const startCommand = async (onInterrupt: string, graceMs = 700) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', commandScript(onInterrupt, graceMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const pids = line.toString().trim().split(' ').map(Number)
  expect(pids.map(isRunning)).toEqual([true, true])
  // The tool's child needs a moment to install its SIGINT handler.
  await sleep(300)
  return { child, pids }
}

test.each([
  ['ends its child when interrupted', 'child.kill("SIGKILL"); child.once("exit", () => process.exit(0))'],
  ['leaves its child running', 'process.exit(1)'],
  ['ignores an interrupt', ''],
])('an interrupted command also ends a tool that %s', async (_, onInterrupt) => {
  for (const [signal, code] of [
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const) {
    const { child, pids } = await startCommand(onInterrupt)
    child.kill(signal)
    const [exitCode] = (await once(child, 'exit')) as [number]
    expect(exitCode).toBe(code)
    expect(pids.map(isRunning)).toEqual([false, false])
  }
})

test('a second signal ends the command at once', async () => {
  const { child, pids } = await startCommand('', ONE_HOUR_MS)
  child.kill('SIGTERM')
  await sleep(100)
  child.kill('SIGTERM')
  const [exitCode] = (await once(child, 'exit')) as [number]
  expect(exitCode).toBe(143)
  await expect.poll(() => pids.map(isRunning)).toEqual([false, false])
})
