# CMake 3.25 does not know this system; nothing about it needs saying.
