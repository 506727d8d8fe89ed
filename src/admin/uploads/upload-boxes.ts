import type { ClientConfig } from 'payload'
import { MAX_UPLOAD_BYTES } from '@/src/domain/net/body-limits'
import { describeUpload, type UploadRules } from '@/src/domain/panel/upload-problem'

/** The kinds of files that one of Payload's boxes for files takes, by its input. */
export const boxRules = ({ accept }: HTMLInputElement): UploadRules => ({
  types: accept.split(',').flatMap((type) => type.trim() || []),
  maxBytes: MAX_UPLOAD_BYTES,
})

const openCollection = (): string | undefined => window.location.pathname.split('/collections/')[1]?.split('/')[0]

/** Lets Payload's boxes for files say which ones they take (ADM-05). */
export const createUploadBoxMender = (collections: ClientConfig['collections']) => (): void => {
  for (const input of document.querySelectorAll<HTMLInputElement>(
    '.dropzone input[type="file"]:not([data-described])',
  )) {
    input.dataset['described'] = ''
    // Payload's box for further files has no kinds of its own.
    const upload = collections.find(({ slug }) => slug === openCollection())?.upload
    if (input.accept === '' && input.multiple) input.accept = upload?.mimeTypes?.join() ?? ''
    const text = input.closest('.dropzone')?.querySelector('p')
    if (text) text.textContent = describeUpload(boxRules(input), input.multiple)
  }
}
