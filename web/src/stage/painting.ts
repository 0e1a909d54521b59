/** A busy machine draws late: whatever nobody must miss stays until it has been drawn. */

/** Milliseconds after which a page that draws nothing (one that is hidden) is not waited for. */
const LATEST = 400;

export async function painted(): Promise<void> {
  if (document.hidden) return;
  await new Promise<void>((done) => {
    setTimeout(done, LATEST);
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
}
