import '#src/app/styles.css';
import { askForFirstPage } from '#src/app/first-request.ts';

askForFirstPage(window.location);

// Not imported at the top: the request must not wait for the code of the whole app.
const { startApp } = await import('#src/app/start-app.tsx');
startApp();
