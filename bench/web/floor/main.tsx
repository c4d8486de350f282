import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** No number is the beginning of another page's. */
const ten = Array.from({ length: 10 }, (_, index) => index + 10);

/**
 * The smallest page there is with React, and what is measured on it: its rows are in the script, so
 * nothing is asked for.
 */
function Page() {
  const [page, setPage] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main>
      <table>
        <tbody>
          {ten.map((row) => (
            <tr key={`${page}-${row}`}>
              <td>Row {page * 10 + row}</td>
              <td>row{page * 10 + row}@school.example</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" onClick={() => setPage(page + 1)}>
        Next page
      </button>
      <button type="button" onClick={() => setIsOpen(true)}>
        Edit
      </button>
      {isOpen && <Form />}
      <Review />
    </main>
  );
}

function Form() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog}>
      {ten.map((field) => (
        <label key={field}>
          Field {field} <input />
        </label>
      ))}
    </dialog>
  );
}

function Review() {
  const [step, setStep] = useState(1);
  const [text, setText] = useState('');
  return (
    <section>
      <h1>Question {step}</h1>
      <button type="button" onClick={() => setStep(step + 1)}>
        Next question
      </button>
      <textarea key={step} value={text} onChange={(event) => setText(event.target.value)} />
    </section>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
