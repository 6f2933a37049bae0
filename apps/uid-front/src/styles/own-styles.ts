import './own-styles.css';
