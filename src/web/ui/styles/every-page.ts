// What a page needs before anything of its screen, in the order in which it counts.
import '../font/font.css';
import './tokens.css';
import './base.css';
import './controls.css';
import './page.css';
import './frame.css';
