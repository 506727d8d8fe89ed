/** A message that the provider will never accept, such as one to an unknown address. Staff see the reason. */
export class PermanentSendError extends Error {}
