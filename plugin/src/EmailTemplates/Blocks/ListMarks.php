<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Blocks;

use Svc\EmailTemplates\Markup\Node;

/** The marks of ordered lists, by HTML's names. In plain text they are written out. */
enum ListMarks: string {
	case Numbers      = '1';
	case UpperLetters = 'A';
	case LowerLetters = 'a';
	case UpperRoman   = 'I';
	case LowerRoman   = 'i';

	private const ROMAN = array( 'm' => 1000, 'cm' => 900, 'd' => 500, 'cd' => 400, 'c' => 100, 'xc' => 90, 'l' => 50, 'xl' => 40, 'x' => 10, 'ix' => 9, 'v' => 5, 'iv' => 4, 'i' => 1 );

	/** The editor stores names of CSS, and earlier versions those of HTML. */
	public static function of( Node $node ): self {
		$type = $node->text( 'type' );
		return match ( $type ) {
			'upper-alpha' => self::UpperLetters,
			'lower-alpha' => self::LowerLetters,
			'upper-roman' => self::UpperRoman,
			'lower-roman' => self::LowerRoman,
			default       => self::tryFrom( $type ) ?? self::Numbers,
		};
	}

	public function mark( int $number ): string {
		return match ( true ) {
			$number < 1 || $number > 3999, self::Numbers === $this => (string) $number,
			self::UpperLetters === $this => strtoupper( self::letters( $number ) ),
			self::LowerLetters === $this => self::letters( $number ),
			self::UpperRoman === $this   => strtoupper( self::roman( $number ) ),
			default                      => self::roman( $number ),
		};
	}

	/** After z comes aa. */
	private static function letters( int $number ): string {
		$letters = '';
		for ( ; $number > 0; $number = intdiv( $number - 1, 26 ) ) {
			$letters = chr( 97 + ( $number - 1 ) % 26 ) . $letters;
		}
		return $letters;
	}

	private static function roman( int $number ): string {
		$roman = '';
		foreach ( self::ROMAN as $letters => $value ) {
			$roman  .= str_repeat( $letters, intdiv( $number, $value ) );
			$number %= $value;
		}
		return $roman;
	}
}
