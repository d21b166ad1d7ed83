<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Svc\Kernel\Failure;
use Svc\Kernel\Schema\Invalid;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Source;
use Svc\Kernel\Text\Csv;
use Svc\Users\Fields\IntranetFields;
use Svc\Users\Fields\ProfileFields;
use Svc\Users\Sheets\Column;
use Svc\Users\Sheets\Columns;
use Svc\Users\Sheets\Markup;
use Svc\Users\Sheets\Place;

/** Converts a row's cells to input of the operations, and their errors to problems of columns. */
final class RowReader {

	private const PROFILE  = 'profile';
	private const INTRANET = 'intranet';

	public function __construct(
		private readonly Columns $columns,
		private readonly ProfileFields $profile,
		private readonly IntranetFields $intranet,
	) {}

	/**
	 * @param list<string> $cells
	 * @param list<string> $left_out Columns to read as if they were not in the file.
	 */
	public function read( Import $import, array $cells, array $left_out = array() ): RowInput {
		$key     = '';
		$manager = null;
		$input   = array(
			self::PROFILE  => array(),
			self::INTRANET => array(),
		);
		foreach ( $this->known( $import ) as $at => $column ) {
			$text = Csv::unguarded( $cells[ $at ] ?? '' );
			$cell = trim( $text );
			if ( $column->name === $import->key_column() ) {
				$key = Markup::address( $cell );
			}
			if ( in_array( $column->name, $left_out, true ) ) {
				continue;
			}
			if ( Place::Manager === $column->place ) {
				$manager = '' === $cell && ! $import->clears ? null : self::manager( $cell );
			} elseif ( Place::Account !== $column->place ) {
				$value    = '' === $cell ? null : $column->value( $text );
				$is_empty = in_array( $value, array( null, '', array() ), true );
				if ( ! $is_empty || ( $import->clears && ! $column->is_required ) ) {
					self::put( $input, $column, $is_empty ? null : $value );
				}
			}
		}
		return new RowInput( $key, $input[ self::PROFILE ], $input[ self::INTRANET ], $manager, $import->role_for_new->value );
	}

	/** Whether a wrong cell of the column costs a row the cell only. A new person without a role gets the import's. */
	public function is_optional( string $name ): bool {
		$column = $this->columns->imported()[ $name ] ?? null;
		return null !== $column && Place::Account !== $column->place && ( ! $column->is_required || 'role' === $name );
	}

	/**
	 * Errors of the operations for invalid values, of all columns at once.
	 *
	 * @return list<array{column: string, message: string}>
	 */
	public function problems( RowInput $input, bool $is_new ): array {
		return array(
			...( $is_new
				? $this->complaints( $this->profile->create_input(), self::of_new( $input, 1 ), self::PROFILE )
				: $this->complaints( $this->profile->update_input(), $input->profile, self::PROFILE ) ),
			...$this->complaints( $this->intranet->input(), $input->intranet, self::INTRANET ),
		);
	}

	/** @return array<string, mixed> Parsed. */
	public function profile( RowInput $input, bool $is_new, int $user_id ): array {
		return $is_new
			? $this->profile->create_input()->parse( self::of_new( $input, $user_id ), Source::Loose )
			: $this->profile->update_input()->parse( $input->profile, Source::Loose );
	}

	/** @return array<string, mixed> Parsed. */
	public function intranet( RowInput $input ): array {
		return $this->intranet->input()->parse( $input->intranet, Source::Loose );
	}

	/** @return list<array{column: string, message: string}> */
	public function of_failure( Failure $failure, bool $is_of_intranet = false ): array {
		$params = (array) ( $failure->data['params'] ?? array() );
		return array() === $params
			? array( self::problem( '', $failure->getMessage() ) )
			: $this->named( array_map( 'strval', $params ), $is_of_intranet ? self::INTRANET : self::PROFILE );
	}

	/**
	 * @param list<string> $fields Dotted paths.
	 * @return list<string> The columns of these fields.
	 */
	public function columns( array $fields, bool $is_of_intranet = false ): array {
		$names = array_column( $this->named( array_fill_keys( $fields, '' ), $is_of_intranet ? self::INTRANET : self::PROFILE ), 'column' );
		return array_values( array_filter( array_unique( $names ) ) );
	}

	/** @return array<string, mixed> The contact e-mail of a new profile defaults to the account's, the role to the import's. */
	private static function of_new( RowInput $input, int $user_id ): array {
		return array( 'user_id' => $user_id ) + $input->profile + array( 'role' => $input->role ) + ( str_contains( $input->key, '@' ) ? array( 'email' => $input->key ) : array() );
	}

	private static function manager( string $cell ): string {
		return str_contains( $cell, '@' ) ? Markup::address( $cell ) : Markup::line( $cell );
	}

	/** @return array<int, Column> By cell index. */
	private function known( Import $import ): array {
		$all   = $this->columns->imported();
		$known = array_map( static fn ( string $name ): ?Column => $all[ $name ] ?? null, $import->columns );
		return array_filter( $known );
	}

	/** @param array{profile: array<string, mixed>, intranet: array<string, mixed>} $input */
	private static function put( array &$input, Column $column, mixed $value ): void {
		match ( $column->place ) {
			Place::Profile  => $input[ self::PROFILE ][ $column->field ] = $value,
			Place::Social   => $input[ self::PROFILE ]['social'][ $column->field ] = $value,
			Place::Meta     => $input[ self::PROFILE ]['meta'][ $column->field ] = $value,
			Place::Intranet => $input[ self::INTRANET ][ $column->field ] = $value,
			default         => null,
		};
	}

	/**
	 * @param array<string, mixed> $input
	 * @return list<array{column: string, message: string}>
	 */
	private function complaints( Record $record, array $input, string $source ): array {
		try {
			$record->parse( $input, Source::Loose );
			return array();
		} catch ( Invalid $invalid ) {
			return $this->named( $invalid->problems, $source );
		}
	}

	/**
	 * @param array<string, string> $problems By the field's name.
	 * @return list<array{column: string, message: string}>
	 */
	private function named( array $problems, string $source ): array {
		$names = array();
		foreach ( $this->columns->all() as $column ) {
			$names[ self::path( $column, $source ) ] = $column->name;
		}
		$named = array();
		foreach ( $problems as $field => $message ) {
			// A problem of a list item is reported for the list's column.
			$named[] = self::problem( $names[ $field ] ?? $names[ explode( '.', $field )[0] ] ?? '', $message );
		}
		return $named;
	}

	private static function path( Column $column, string $source ): string {
		return match ( $column->place ) {
			Place::Profile                 => self::PROFILE === $source ? $column->field : "other.$column->name",
			Place::Social                  => "social.$column->field",
			Place::Meta, Place::Manager    => "meta.$column->field",
			Place::Intranet                => self::INTRANET === $source ? $column->field : "other.$column->name",
			Place::Account, Place::Nowhere => $column->name,
		};
	}

	/** @return array{column: string, message: string} */
	private static function problem( string $column, string $message ): array {
		return array(
			'column'  => $column,
			'message' => $message,
		);
	}
}
