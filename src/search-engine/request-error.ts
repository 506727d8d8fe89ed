/** A refused request, answered like Algolia with `{message, status}`. */
export class RequestError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 405 | 413 | 422 | 429 | 503

  constructor(status: RequestError['status'], message: string) {
    super(message)
    this.status = status
  }
}

export const badRequest = (message: string): RequestError => new RequestError(400, message)

/** The answer to any key that is missing, unknown, forged or expired; it does not say which. */
export const invalidKeyError = (): RequestError => new RequestError(403, 'Invalid Application-ID or API key')
