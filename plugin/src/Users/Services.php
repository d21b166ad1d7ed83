<?php

declare( strict_types=1 );

namespace Svc\Users;

use Svc\Kernel\ComponentSwitches;
use Svc\Kernel\Database\Database;
use Svc\Users\Fields\IntranetFields;
use Svc\Users\Fields\MetaKeys;
use Svc\Users\Fields\ProfileFields;
use Svc\Users\Intranet\People;
use Svc\Users\Profiles\Photos;
use Svc\Users\Profiles\ProfilePolicy;
use Svc\Users\Settings\Settings;
use Svc\Users\Sheets\Columns;
use Svc\Users\Storage\CallerProfiles;
use Svc\Users\Storage\DottedLines;
use Svc\Users\Storage\IntranetMeta;
use Svc\Users\Storage\PositionStore;
use Svc\Users\Storage\ProfileStore;
use Svc\Users\Storage\ProfileTrash;
use Svc\Users\Storage\ProfileWriter;
use Svc\Users\Storage\SearchIndex;
use Svc\Users\Storage\TrashLinkStore;
use Svc\Users\Storage\TrashStore;

/** Services shared by several features, each built on first use. */
final class Services {

	private ?MetaKeys $meta_keys             = null;
	private ?ProfileFields $profile_fields   = null;
	private ?IntranetFields $intranet_fields = null;
	private ?SearchIndex $index              = null;
	private ?ProfileStore $profile_store     = null;
	private ?ProfileWriter $writer           = null;
	private ?CallerProfiles $caller_profiles = null;
	private ?IntranetMeta $intranet          = null;
	private ?ProfileTrash $trash             = null;

	/** The site whose plugins and post types are loaded. */
	public readonly int $home;

	public function __construct(
		public readonly Database $database,
		public readonly ComponentSwitches $switches,
	) {
		$this->home = get_current_blog_id();
	}

	public function meta_keys(): MetaKeys {
		return $this->meta_keys ??= new MetaKeys();
	}

	public function profile_fields(): ProfileFields {
		return $this->profile_fields ??= new ProfileFields( $this->meta_keys() );
	}

	public function intranet_fields(): IntranetFields {
		return $this->intranet_fields ??= new IntranetFields();
	}

	public function columns(): Columns {
		return new Columns( $this->profile_fields(), $this->intranet_fields(), $this->meta_keys() );
	}

	public function index(): SearchIndex {
		return $this->index ??= new SearchIndex( $this->database, $this->meta_keys(), $this->profile_fields(), $this->intranet_fields() );
	}

	public function profile_store(): ProfileStore {
		return $this->profile_store ??= new ProfileStore( $this->database, $this->index(), $this->profile_fields() );
	}

	public function writer(): ProfileWriter {
		return $this->writer ??= new ProfileWriter( $this->database, $this->profile_store(), $this->intranet(), $this->positions(), $this->dotted_lines() );
	}

	public function trash(): ProfileTrash {
		return $this->trash ??= new ProfileTrash(
			$this->database,
			$this->profile_store(),
			$this->writer(),
			$this->intranet(),
			new TrashStore( $this->database, $this->profile_fields(), $this->meta_keys() ),
			new TrashLinkStore( $this->database ),
			Photos::current( ... )
		);
	}

	public function caller_profiles(): CallerProfiles {
		return $this->caller_profiles ??= new CallerProfiles( $this->profile_store() );
	}

	/** To be called after a profile was written, because cached caller profiles may be outdated. */
	public function forget_caller_profiles(): void {
		$this->caller_profiles?->forget();
	}

	public function intranet(): IntranetMeta {
		return $this->intranet ??= new IntranetMeta( $this->database, $this->intranet_fields() );
	}

	public function positions(): PositionStore {
		return new PositionStore( $this->database );
	}

	public function dotted_lines(): DottedLines {
		return new DottedLines( $this->database, $this->intranet() );
	}

	public function people(): People {
		return new People( $this->profile_store() );
	}

	public function settings(): Settings {
		return new Settings( $this->database );
	}

	public function policy(): ProfilePolicy {
		return new ProfilePolicy( $this->settings(), $this->caller_profiles() );
	}
}
