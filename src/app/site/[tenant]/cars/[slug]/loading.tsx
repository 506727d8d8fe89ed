/** The page's own shape while it is on its way, so that nothing moves when it arrives. */
const Loading = () => (
  <div aria-busy="true" aria-label="Loading the vehicle">
    <div className="wrap py-3">
      <div className="skeleton h-8 w-64" />
    </div>
    <div className="lg:wrap pb-12 lg:grid lg:grid-cols-12 lg:gap-x-8">
      <div className="skeleton aspect-3/2 w-full lg:col-span-8" />
      <div className="grid content-start gap-4 px-4 pt-5 sm:px-6 lg:col-span-4 lg:p-6">
        <div className="skeleton h-8 w-4/5" />
        <div className="skeleton h-6 w-2/5" />
        <div className="skeleton h-12 w-3/5" />
        <div className="skeleton h-12 w-full" />
      </div>
    </div>
  </div>
)

export default Loading
