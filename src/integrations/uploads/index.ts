import path from 'node:path'
import type { Env } from '@/src/env'
import { createDiskUploads } from './disk'
import type { UploadStore } from './port'
import { createS3Uploads } from './s3'

type EnvNames = 'DATA_DIR' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'

/** The folder for uploads on disk, from which they can be moved to a store. */
export const uploadFolder = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string => path.join(DATA_DIR, 'media')

/** Creates the store set in the environment, or the disk store if none is set. */
export const createUploadStore = (env: Pick<Env, EnvNames>): UploadStore =>
  env.S3_BUCKET
    ? createS3Uploads({
        bucket: env.S3_BUCKET,
        region: env.S3_REGION ?? 'us-east-1',
        endpoint: env.S3_ENDPOINT ?? '',
        accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
      })
    : createDiskUploads(uploadFolder(env))
