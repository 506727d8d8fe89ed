import { canCheckContent, CONTENT_START_BYTES, contentProblem } from '@/src/domain/panel/file-content'
import { uploadProblem, type UploadRules } from '@/src/domain/panel/upload-problem'

/** Says why the server would refuse a file; undefined if nothing speaks against it. It reads how the file begins. */
export const findFileProblem = async (file: File, rules: UploadRules): Promise<string | undefined> => {
  const problem = uploadProblem(file, rules)
  if (problem !== undefined || !canCheckContent(rules.types)) return problem
  try {
    const start = await file.slice(0, CONTENT_START_BYTES).arrayBuffer()
    return contentProblem(file, new Uint8Array(start), rules.types)
  } catch {
    return `“${file.name}” can’t be opened. Check that it’s still there, or choose another file.`
  }
}
