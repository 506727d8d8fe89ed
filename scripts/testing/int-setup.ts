import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import type { TestProject } from 'vitest/node'
import { buildNode } from '../lib/build.mjs'
import { migrate } from '../lib/migrate'
import { withClient } from '../lib/postgres/cluster.mjs'
import { openPostgres } from '../lib/postgres.mjs'
import { isAlive } from '../lib/processes.mjs'
import { migrations } from '@/migrations'
import { databaseClock, DATABASE_CLOCK_SETTING } from './clock.mjs'
import { makeScratchFolder, scratchParents } from './scratch-folder.mjs'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server of the test databases, and the migrated database they are copied from. */
    databaseServer: { url: string; template: string }
  }
}

const FOLDER_PREFIX = 'forecourt-int-'

/** Removes the folders of killed runs; a Postgres without its folder ends by itself. */
const removeStaleFolders = async (): Promise<void> => {
  for (const parent of scratchParents()) {
    for (const name of existsSync(parent) ? readdirSync(parent) : []) {
      const owner = new RegExp(`^${FOLDER_PREFIX}(\\d+)-`).exec(name)?.[1]
      if (owner && !isAlive(Number(owner))) await rm(path.join(parent, name), { recursive: true, force: true })
    }
  }
}

const startServer = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const configuredUrl = process.env.TEST_DATABASE_URL
  if (configuredUrl) return { url: configuredUrl, stop: async () => {} }
  await removeStaleFolders()
  const dataDir = await makeScratchFolder(`${FOLDER_PREFIX}${process.pid}-`)
  const postgres = await openPostgres({
    dataDir,
    // No data outlives the run, so it need not reach the disk.
    settings: ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', DATABASE_CLOCK_SETTING],
  })
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Vitest's global setup of the database tests: one cluster, and one migrated template for all test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Imports start a worker thread from `dist/`.
  await buildNode()
  const { url, stop } = await startServer()
  const template = `template_${process.pid}`
  try {
    await withClient(url, async (client: pg.Client) => {
      await client.query(`drop database if exists ${template}`)
      await client.query(`create database ${template}`)
    })
    const at = new URL(url)
    at.pathname = `/${template}`
    await withClient(at.href, (client: pg.Client) => client.query(databaseClock()))
    await migrate(at.href, migrations)
    project.provide('databaseServer', { url, template })
  } catch (error) {
    await stop()
    throw error
  }
  return async () => {
    await withClient(url, async (client: pg.Client) => {
      // The template and the filled copies made of it.
      const { rows } = await client.query<{ name: string }>(
        'select datname as name from pg_database where starts_with(datname, $1)',
        [template],
      )
      for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`)
    })
    await stop()
  }
}
