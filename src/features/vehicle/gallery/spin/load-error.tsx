'use client'

/** Error of a view that could not be loaded, with a button to retry. */
export const LoadError = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div role="alert" className="spin-trouble">
    <p>{message}</p>
    <button type="button" onClick={onRetry} className="btn btn-md btn-secondary">
      Try again
    </button>
  </div>
)
