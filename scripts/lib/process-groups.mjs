/** Process groups: tools that start processes themselves, ended as a whole when the command is interrupted. */
import { spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { constants } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

const runningChildren = new Set()
let isEnding = false
const isWindows = process.platform === 'win32'

/** Starts a child that leads a process group, which includes what it starts. Ctrl+C in a terminal does not reach it. */
export const spawnGroup = (file, args, options) => {
  const child = spawn(file, args, { ...options, detached: !isWindows })
  runningChildren.add(child)
  child.once('error', () => runningChildren.delete(child))
  // Processes that outlive their leader are left alone, unless this command is ending them.
  child.once('close', () => isEnding || runningChildren.delete(child))
  return child
}

/** Resolves to a child's exit code. Never resolves once the command is ending, so that no further step begins. */
export const codeOf = (child) =>
  new Promise((resolve) => {
    const resolveUnlessEnding = (code) => isEnding || resolve(code)
    child.once('error', () => resolveUnlessEnding(1))
    child.once('close', (code) => resolveUnlessEnding(code ?? 1))
  })

/** Signals a group. Returns true when it still has a process; signal 0 only checks. */
const signalGroup = (child, signal) => {
  try {
    return isWindows ? child.kill(signal) : process.kill(-child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
    return false
  }
}

/** True while a process of the group runs. Zombies, which many containers never reap, count as ended. */
const isGroupRunning = async (child) => {
  if (!signalGroup(child, 0)) return false
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  if (pids.length === 0) return true
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')))
  return stats.some((stat) => {
    // The process name may contain spaces and brackets; state, parent and group follow it.
    const [state, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return Number(group) === child.pid && !'ZX'.includes(state)
  })
}

const waitUntil = async (milliseconds, condition) => {
  for (const end = Date.now() + milliseconds; Date.now() < end; await sleep(50)) if (await condition()) return true
  return false
}

/**
 * Ends every group completely. First only its leader gets SIGINT, so that test runners can close their browsers, stop
 * their servers and remove their folders; then the whole group gets SIGTERM and at last SIGKILL.
 */
const endGroups = async ({ interrupt, terminate }) => {
  const end = async (child) => {
    if (child.pid === undefined) return
    const isOver = async () => !(await isGroupRunning(child))
    child.kill('SIGINT')
    await waitUntil(interrupt, () => child.exitCode !== null || child.signalCode !== null)
    if (await waitUntil(1_000, isOver)) return
    signalGroup(child, 'SIGTERM')
    if (await waitUntil(terminate, isOver)) return
    signalGroup(child, 'SIGKILL')
    await waitUntil(1_000, isOver)
  }
  await Promise.all([...runningChildren].map(end))
}

/**
 * On a signal, ends all groups and then this process, with the signal's exit code. A second signal ends it at once.
 * @param {() => unknown} [endOthers] ends, and waits for, processes that were not started by `spawnGroup`
 * @param {{ interrupt: number, terminate: number }} [graceMs] in milliseconds
 */
export const endWithSignals = (endOthers = () => {}, graceMs = { interrupt: 15_000, terminate: 10_000 }) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    const code = 128 + constants.signals[signal]
    process.once(signal, () => {
      process.once(signal, () => {
        for (const child of runningChildren) signalGroup(child, 'SIGKILL')
        process.exit(code)
      })
      isEnding = true
      void Promise.allSettled([endOthers(), endGroups(graceMs)]).finally(() => process.exit(code))
    })
  }
}
