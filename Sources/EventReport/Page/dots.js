  // Thousands of dots, written into a picture point by point: without a graphics card this is many times as fast as drawing circles,
  // images or WebGL's points, and needs none of them.

  /** The points of a dot of a kind (1 to 255) with its rim in a picture of a width: how far they are from its centre, and their colours. */
  const makeDot = (kind, fillColour, rimColour, radius, rim, width) => {
    const reach = Math.ceil(radius + rim) + 1;
    const size = 2 * reach + 1;
    const context = make("canvas", { width: size, height: size }).getContext("2d");
    for (const [shade, extent] of [[rimColour, radius + rim], [fillColour, radius]]) {
      context.beginPath();
      context.arc(reach + 0.5, reach + 0.5, extent, 0, 2 * Math.PI);
      context.fillStyle = shade;
      context.fill();
    }
    const colours = new Uint32Array(context.getImageData(0, 0, size, size).data.buffer);
    const places = [...colours.keys()].filter((place) => colours[place] >>> 24 > 24);
    const columns = Int32Array.from(places, (place) => (place % size) - reach);
    const lines = Int32Array.from(places, (place) => Math.floor(place / size) - reach);
    return {
      kind, reach, columns, lines, colours: Uint32Array.from(places, (place) => colours[place]),
      offsets: lines.map((line, index) => line * width + columns[index]),
    };
  };

  /** A picture for dots as large as a canvas. */
  const makeDotPicture = (context, width, height) => {
    const image = context.createImageData(width, height);
    const picture = new Uint32Array(image.data.buffer);
    /** The kinds of dots that were drawn at each point: in a crowd most dots would cover one of their kind. */
    const kinds = new Uint8Array(width * height);
    /** Points at the edge shine through only where nothing lies beneath: mixing colours would take longer than all the rest. */
    const put = (place, shade) => {
      if (shade >= 0xff000000 || picture[place] === 0) picture[place] = shade;
      else if (shade >= 0x80000000) picture[place] = (shade | 0xff000000) >>> 0;
    };
    return {
      width, height,
      clear: () => {
        picture.fill(0);
        kinds.fill(0);
      },
      /** Draws a dot at a point of the canvas. */
      stamp: ({ kind, reach, columns, lines, offsets, colours }, x, y) => {
        if (x < -reach || y < -reach || x >= width + reach || y >= height + reach) return;
        const place = y * width + x;
        if (x >= reach && y >= reach && x < width - reach && y < height - reach) {
          if (kinds[place] === kind) return;
          kinds[place] = kind;
          for (let index = 0; index < offsets.length; index++) put(place + offsets[index], colours[index]);
          return;
        }
        for (let index = 0; index < offsets.length; index++) {
          const column = x + columns[index];
          const line = y + lines[index];
          if (column >= 0 && line >= 0 && column < width && line < height) put(place + offsets[index], colours[index]);
        }
      },
      show: () => context.putImageData(image, 0, 0),
    };
  };
