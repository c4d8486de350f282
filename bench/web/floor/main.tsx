import { createRoot } from 'react-dom/client';

const rows = Array.from({ length: 10 }, (_, index) => index + 1);

/** The smallest page there is with React: its rows are in the script, so nothing is asked for. */
function Table() {
  return (
    <main>
      <h1>Ten rows</h1>
      <table>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <td>Row {row}</td>
              <td>row{row}@school.example</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Table />);
