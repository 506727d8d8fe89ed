import { createPool } from '@/src/platform/postgres/connections'
import { uploadFolder } from '@/src/integrations/uploads'
import { createDiskUploads } from '@/src/integrations/uploads/disk'
import { env } from '@/src/env'
import { copyUploads } from '@/src/services/uploads/copy-uploads'
import { uploads } from '@/src/services/uploads/upload-store'
import { runCommand } from './lib/run-command'

/**
 * `npm run uploads:move`: copies the uploads from this machine's disk to the store of `S3_*`. Run it again until it
 * reports that nothing was copied. Exit code 0 when every upload is in the store, 1 when some are in neither, 2 without
 * a store.
 */
const moveUploads = async (): Promise<number> => {
  if (!env.S3_BUCKET) {
    process.stderr.write(
      'There’s no store to move the uploads to. Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.\n',
    )
    return 2
  }
  const db = createPool({ connectionString: env.DATABASE_URL, max: 1 }, (line) => process.stderr.write(`${line}\n`))
  try {
    const {
      copied,
      existing: there,
      missing,
    } = await copyUploads(db, { from: createDiskUploads(uploadFolder(env)), to: uploads })
    process.stdout.write(`${copied} uploads copied to ${env.S3_BUCKET}. ${there} were already there.\n`)
    for (const file of missing) process.stderr.write(`${file} is missing from both this disk and the store.\n`)
    return missing.length > 0 ? 1 : 0
  } finally {
    await db.end()
  }
}

await runCommand(moveUploads)
