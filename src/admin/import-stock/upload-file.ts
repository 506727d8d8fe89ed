import { withSession } from '@/src/admin/requests/request-panel'
import { parseBody, type RequestResult, toRequestResult, unreachable } from '@/src/admin/requests/request-result'

const sendFile = <T>(feedId: string, file: File, onProgress: (share: number) => void): Promise<RequestResult<T>> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/stock-feeds/${feedId}/drafts?name=${encodeURIComponent(file.name)}`)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve(toRequestResult<T>(request.status, parseBody(request.responseText))))
    request.addEventListener('error', () => resolve(unreachable))
    request.send(file)
  })

/** Uploads a file; `onProgress` is called with the share that has been sent, which `fetch` does not report. */
export const uploadFile = <T>(...file: Parameters<typeof sendFile>): Promise<RequestResult<T>> =>
  withSession(() => sendFile<T>(...file))
