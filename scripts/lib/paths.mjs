import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, independent of the working directory. */
export const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)))

/**
 * The folder of this installation's state: `DATA_DIR`, else `.data` in the project.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export const dataDir = (env = process.env) => path.resolve(root, env.DATA_DIR || '.data')

export const inRoot = (...parts) => path.join(root, ...parts)
