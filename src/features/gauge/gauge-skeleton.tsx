/** The room of the gauge while it is on its way. */
export const GaugeSkeleton = () => (
  <div aria-hidden className="gauge-room">
    <div className="skeleton h-full" />
  </div>
)
