/** The 403 page of the panel's views (ADM-01). */
const Forbidden = () => (
  <main style={{ padding: '4rem 2rem', maxWidth: '40rem' }}>
    <h1>You don’t have access to this page</h1>
    <p>
      Only platform admins can open it. <a href="/admin">Back to the panel</a>
    </p>
  </main>
)

export default Forbidden
