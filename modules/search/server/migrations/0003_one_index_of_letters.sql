-- The index of letters finds beginnings as well.
drop index search.word_beginning;
