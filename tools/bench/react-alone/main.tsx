import { createRoot } from 'react-dom/client';

const text = 'A paragraph that is larger than the line of the page, so that it is the largest paint. '.repeat(5);

createRoot(document.getElementById('root') as HTMLElement).render(<p>{text}</p>);
