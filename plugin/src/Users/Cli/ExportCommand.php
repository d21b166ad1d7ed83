<?php

declare( strict_types=1 );

namespace Svc\Users\Cli;

use LogicException;
use RuntimeException;
use SplFileObject;
use Svc\Users\Sheets\SheetOperations;
use WP_CLI;
use WP_CLI\Utils;

/** `wp svc people export` */
final class ExportCommand {

	public function __construct( private readonly Console $console ) {}

	/**
	 * Exports people as comma-separated values or vCards.
	 *
	 * ## OPTIONS
	 *
	 * [<file>]
	 * : The path of the file. By default, the output goes to STDOUT.
	 *
	 * [--search=<words>]
	 * : Words, each of which must occur in name or e-mail.
	 *
	 * [--role=<role>]
	 * : Only this role.
	 *
	 * [--department=<department>]
	 * : Only this department.
	 *
	 * [--office=<office>]
	 * : Only this office.
	 *
	 * [--manager=<user>]
	 * : Only people who report to this user: an ID, login name or e-mail.
	 *
	 * [--without=<what>]
	 * : Only people without one of these: manager, photo or department.
	 *
	 * [--orderby=<field>]
	 * : Sort field.
	 *
	 * [--order=<order>]
	 * : asc or desc.
	 *
	 * [--columns=<columns>]
	 * : Comma-separated list of columns. By default, all that can be imported.
	 *
	 * [--format=<format>]
	 * : csv or vcard. By default, vcard for a file whose name ends in .vcf, else csv.
	 *
	 * [--bom]
	 * : Begin with a byte order mark, by which Excel recognizes UTF-8.
	 *
	 * ## EXAMPLES
	 *
	 *     wp svc people export lending.csv --department=Lending --bom
	 *     wp svc people export lending.vcf --department=Lending
	 *
	 * @param list<string>          $arguments
	 * @param array<string, string> $options
	 */
	public function __invoke( array $arguments, array $options ): void {
		$input = ListFilters::of( $options ) + array(
			'bom'    => (bool) Utils\get_flag_value( $options, 'bom', false ),
			'format' => $options['format'] ?? ( str_ends_with( strtolower( $arguments[0] ?? '' ), '.vcf' ) ? SheetOperations::VCARD : SheetOperations::CSV ),
		);
		if ( isset( $options['columns'] ) ) {
			$input['columns'] = explode( ',', $options['columns'] );
		}
		$document = $this->console->ask( 'GET', '/profiles/export', $input )->document;
		if ( null === $document ) {
			throw new LogicException( 'An export is a document.' );
		}
		try {
			$target = new SplFileObject( $arguments[0] ?? 'php://output', 'wb' );
		} catch ( RuntimeException | LogicException ) {
			// SplFileObject throws the latter for folders.
			WP_CLI::error( __( 'The file cannot be written.', 'svc' ) );
		}
		foreach ( $document->pieces() as $piece ) {
			$target->fwrite( $piece );
		}
		if ( isset( $arguments[0] ) ) {
			/* translators: %s: name of a file. */
			WP_CLI::success( sprintf( __( 'Written to %s.', 'svc' ), $arguments[0] ) );
		}
	}
}
