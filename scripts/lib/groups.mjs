/** Tools that start processes of their own, and how all of these end when the command is told to. */
import { spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { constants } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

const running = new Set()
let ending = false
const windows = process.platform === 'win32'

/** A child that leads a group of processes, which hold whatever it starts. Ctrl+C in a terminal does not reach it by itself. */
export const spawnGroup = (file, args, options) => {
  const child = spawn(file, args, { ...options, detached: !windows })
  running.add(child)
  child.once('error', () => running.delete(child))
  // What outlives its leader by itself is no longer ours to end, unless we are ending it.
  child.once('close', () => ending || running.delete(child))
  return child
}

/** A child's exit code, once it ended. Never, once the command was told to end: nothing further is begun then. */
export const codeOf = (child) =>
  new Promise((resolve) => {
    const say = (code) => ending || resolve(code)
    child.once('error', () => say(1))
    child.once('close', (code) => say(code ?? 1))
  })

/** Whether anything of the group was there to be told; signal 0 only asks. */
const tell = (child, signal) => {
  try {
    return windows ? child.kill(signal) : process.kill(-child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
    return false
  }
}

/** Whether one of the group still does anything: what died and nobody asked about, as in many containers, counts as told. */
const atWork = async (child) => {
  if (!tell(child, 0)) return false
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  if (pids.length === 0) return true
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')))
  return stats.some((stat) => {
    // The name before it may hold spaces and brackets: state, parent, group.
    const [state, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return Number(group) === child.pid && !'ZX'.includes(state)
  })
}

const within = async (milliseconds, isSo) => {
  for (const end = Date.now() + milliseconds; Date.now() < end; await sleep(50)) if (await isSo()) return true
  return false
}

/**
 * Ends each group, all of it. First its leader alone is interrupted: test runners then close their browsers, stop their
 * servers and remove their folders. Whatever is left after that is told to end, and in the end made to.
 */
const endGroups = async ({ interrupt, terminate }) => {
  const end = async (child) => {
    if (child.pid === undefined) return
    const isOver = async () => !(await atWork(child))
    child.kill('SIGINT')
    await within(interrupt, () => child.exitCode !== null || child.signalCode !== null)
    if (await within(1_000, isOver)) return
    tell(child, 'SIGTERM')
    if (await within(terminate, isOver)) return
    tell(child, 'SIGKILL')
    await within(1_000, isOver)
  }
  await Promise.all([...running].map(end))
}

/**
 * On a signal, ends what runs and then this process, with the signal's own exit code. A second one does not wait.
 * @param {() => unknown} [endOthers] ends, and waits for, what was not started here
 * @param {{ interrupt: number, terminate: number }} [patience] in milliseconds
 */
export const endWithSignals = (endOthers = () => {}, patience = { interrupt: 15_000, terminate: 10_000 }) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    const code = 128 + constants.signals[signal]
    process.once(signal, () => {
      process.once(signal, () => {
        for (const child of running) tell(child, 'SIGKILL')
        process.exit(code)
      })
      ending = true
      void Promise.allSettled([endOthers(), endGroups(patience)]).finally(() => process.exit(code))
    })
  }
}
