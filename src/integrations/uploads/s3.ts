import type { S3ClientConfig } from '@aws-sdk/client-s3'
import { assertUploadName, type Upload, type UploadStore } from './port'

export type S3Options = {
  readonly bucket: string
  readonly region: string
  /** Empty for Amazon S3. */
  readonly endpoint: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly timeoutMs?: number
}

const toClientConfig = ({
  region,
  endpoint,
  accessKeyId,
  secretAccessKey,
  timeoutMs = 10_000,
}: S3Options): S3ClientConfig => ({
  region,
  credentials: { accessKeyId, secretAccessKey },
  // Self-hosted stores do not have a host name for each bucket.
  ...(endpoint === '' ? {} : { endpoint, forcePathStyle: true }),
  // Not every store supports the checksums that Amazon's client adds by default.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  maxAttempts: 3,
  // Without `throwOnRequestTimeout`, a timeout is only logged. `socketTimeout` covers a body that stalls.
  requestHandler: {
    connectionTimeout: 3000,
    requestTimeout: timeoutMs,
    throwOnRequestTimeout: true,
    socketTimeout: timeoutMs,
  },
})

const isMissing = (error: unknown): boolean => error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)

const nullIfMissing = async <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })

/** Stores uploads in an S3-compatible store, each dealer's under its own prefix: `{tenant}/{file}` (OPS-01). */
export const createS3Uploads = (options: S3Options): UploadStore => {
  // Loaded with the first file, because an installation without a store never needs it.
  const load = async () => {
    const sdk = await import('@aws-sdk/client-s3')
    return { sdk, client: new sdk.S3Client(toClientConfig(options)) }
  }
  let loaded: ReturnType<typeof load> | undefined
  const toObjectKey = (upload: Upload) => {
    assertUploadName(upload)
    return { Bucket: options.bucket, Key: `${upload.tenant}/${upload.file}` }
  }
  const getClient = () => (loaded ??= load())
  return {
    read: async (upload) => {
      const { sdk, client } = await getClient()
      const found = await nullIfMissing(client.send(new sdk.GetObjectCommand(toObjectKey(upload))))
      return found?.Body ? Buffer.from(await found.Body.transformToByteArray()) : null
    },
    write: async (upload, bytes, type) => {
      const { sdk, client } = await getClient()
      await client.send(new sdk.PutObjectCommand({ ...toObjectKey(upload), Body: bytes, ContentType: type }))
    },
    size: async (upload) => {
      const { sdk, client } = await getClient()
      const found = await nullIfMissing(client.send(new sdk.HeadObjectCommand(toObjectKey(upload))))
      return found?.ContentLength ?? null
    },
    remove: async (upload) => {
      const { sdk, client } = await getClient()
      await client.send(new sdk.DeleteObjectCommand(toObjectKey(upload)))
    },
  }
}
