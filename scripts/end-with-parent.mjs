/**
 * npm hands SIGTERM to the shell that it runs a script in; where that shell does not hand it on, as
 * Debian's does not, the script would stay behind. It learns of it here by its new parent.
 */
export function endWithParent() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  watch.unref();
}
